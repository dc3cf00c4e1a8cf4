import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";

/** The account area of a visitor who is not signed in. */
export function SignedOutLinks() {
  return (
    <>
      <Link
        href="/register"
        prefetch={false}
        className={cn(buttonVariants({ rank: "secondary" }), "h-10 px-4 text-sm max-lg:h-11 pointer-coarse:h-11")}
      >
        Sign Up
      </Link>
      <Link
        href="/login"
        prefetch={false}
        className={cn(buttonVariants({ rank: "quiet" }), "h-10 px-3 text-sm max-lg:h-11 lg:-mr-3 pointer-coarse:h-11")}
      >
        Sign In
      </Link>
    </>
  );
}
