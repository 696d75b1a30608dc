import { lazy } from "react";
import { LookingBanner as WholeLookingBanner } from "./looking-banner";

/** For admins who look through an account: nobody else's browser asks for it. Put it in a Suspense boundary. */
export const LookingBanner = import.meta.env.SSR
	? WholeLookingBanner
	: lazy(async () => ({ default: (await import("./looking-banner")).LookingBanner }));
