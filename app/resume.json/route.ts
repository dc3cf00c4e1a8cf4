import { getPortfolio } from "@/app/portfolio";
import { publicUrl } from "@/app/site-metadata";
import { describeResume } from "./describe-resume";

export const dynamic = "force-static";

export const GET = () => Response.json(describeResume(getPortfolio(), publicUrl));
