"use client";

import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { certificateAnchor } from "@/lib/certificate-link";

/** Copies the certificate's own address. Where the clipboard is closed to the page, the address is shown instead. */
export function CopyLinkButton({ certificateId }: { certificateId: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const address = () => new URL(`/#${certificateAnchor(certificateId)}`, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };

  return (
    <>
      <Button rank="quiet" onClick={copy} className="max-sm:px-3">
        {outcome === "copied" ? <Check aria-hidden="true" className="text-success" /> : <Link2 aria-hidden="true" />}
        Copy link
      </Button>
      <p role="status" className={outcome === "refused" ? "order-last w-full meta break-all" : "sr-only"}>
        {outcome === "copied" && "Link copied"}
        {outcome === "refused" && address()}
      </p>
    </>
  );
}
