import type { Metadata } from "next";
import { MailLinkPage } from "@/components/account/mail-link-page";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/forgot-password", "Forgot Password", "Choose a new password for your account on this site."),
  robots: { index: false },
};

export default function ForgotPasswordPage() {
  return <MailLinkPage flow="forgot" />;
}
