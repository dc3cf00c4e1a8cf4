import { pageMetadata } from "@/app/site-metadata";
import { LoginPage } from "@/components/account/login-page";

export const metadata = pageMetadata("/login", "Sign In", "Sign in to your account on this site.");

export default LoginPage;
