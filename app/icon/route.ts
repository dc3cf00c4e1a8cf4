import { icon } from "@/app/icons";

export const dynamic = "force-static";

export const GET = icon.draw;
