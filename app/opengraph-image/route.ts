import { getPortfolio } from "@/app/portfolio";
import { homeImage } from "@/app/share-images";

export const dynamic = "force-static";

export const GET = () => homeImage(getPortfolio()).draw();
