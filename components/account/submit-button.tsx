import { LoaderCircle } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

/** The one way on of a form; off until the script runs, busy while it is sent. */
export function SubmitButton({
  isSending,
  label,
  busyLabel,
}: {
  isSending: boolean;
  label: string;
  busyLabel: string;
}) {
  const isHydrated = useIsHydrated();
  return (
    <Button type="submit" disabled={!isHydrated || isSending} className="w-full">
      {isSending && <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />}
      {isSending ? busyLabel : label}
    </Button>
  );
}
