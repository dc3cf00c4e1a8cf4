"use client";

import type { ComponentProps } from "react";
import { heroActions } from "@/lib/hero-actions";

const keepActions = (element: Element | null) => heroActions.set(element);

export const HeroActions = (props: ComponentProps<"div">) => <div ref={keepActions} {...props} />;
