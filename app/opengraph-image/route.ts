import { homeImage } from "@/app/share-images";

export const dynamic = "force-static";

export const GET = homeImage.draw;
