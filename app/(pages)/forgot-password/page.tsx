import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { ForgotForm } from "@/components/account/forgot-form";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/forgot-password", "Forgot Password", "Choose a new password for your account on this site."),
  robots: { index: false },
};

export default function ForgotPasswordPage() {
  return (
    <AccountPage title="Forgot Password" text="You choose a new one with a link that we send to your inbox.">
      <ForgotForm />
    </AccountPage>
  );
}
