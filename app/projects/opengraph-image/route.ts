import { getPortfolio } from "@/app/portfolio";
import { projectsImage } from "@/app/share-images";

export const dynamic = "force-static";

export const GET = () => projectsImage(getPortfolio()).draw();
