import { pageMetadata } from "@/app/page-metadata";
import { MailLinkPage } from "@/components/account/mail-link-page";

export const generateMetadata = () =>
  pageMetadata("/forgot-password", "Forgot Password", "Choose a new password for your account.");

export default function ForgotPasswordPage() {
  return <MailLinkPage flow="forgot" />;
}
