import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { LoginForm } from "@/components/account/login-form";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata("/login", "Sign In", "Sign in to your account on this site."),
  robots: { index: false },
};

export default function LoginPage() {
  return (
    <AccountPage title="Sign In" text="Good to see you again.">
      <LoginForm />
    </AccountPage>
  );
}
