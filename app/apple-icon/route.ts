import { appleIcon } from "@/app/icons";

export const dynamic = "force-static";

export const GET = appleIcon.draw;
