import { MailLinkPage } from "@/components/account/mail-link-page";
import { pageMetadata } from "@/app/site-metadata";

export const metadata = pageMetadata("/forgot-password", "Forgot Password", "Choose a new password for your account.");

export default function ForgotPasswordPage() {
  return <MailLinkPage flow="forgot" />;
}
