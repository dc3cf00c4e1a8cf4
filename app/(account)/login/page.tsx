import { pageMetadata } from "@/app/page-metadata";
import { LoginPage } from "@/components/account/login-page";

export const generateMetadata = () => pageMetadata("/login", "Sign In", "Sign in to your account on this site.");

export default LoginPage;
