import { getPortfolio } from "@/app/portfolio";

export const portfolio = getPortfolio();
