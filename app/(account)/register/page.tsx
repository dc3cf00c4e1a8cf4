import type { Metadata } from "next";
import { MailLinkPage } from "@/components/account/mail-link-page";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/register", "Sign Up", "Create an account on this site."),
  robots: { index: false },
};

export default function RegisterPage() {
  return <MailLinkPage flow="register" />;
}
