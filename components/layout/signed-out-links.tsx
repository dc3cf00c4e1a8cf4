import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";

/** The account area of a visitor who is not signed in. */
export function SignedOutLinks() {
  return (
    <>
      <Link href="/register" prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
        Sign Up
      </Link>
      <Link
        href="/login"
        prefetch={false}
        className={buttonVariants({ variant: "quiet", size: "small", className: "lg:-mr-3 lg:px-3" })}
      >
        Sign In
      </Link>
    </>
  );
}
