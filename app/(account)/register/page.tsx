import { pageMetadata } from "@/app/page-metadata";
import { MailLinkPage } from "@/components/account/mail-link-page";

export const generateMetadata = () => pageMetadata("/register", "Sign Up", "Create an account on this site.");

export default function RegisterPage() {
  return <MailLinkPage flow="register" />;
}
