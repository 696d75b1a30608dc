import { lazy } from "react";
import { AccountEndsBanner as WholeAccountEndsBanner } from "./account-ends-banner";

/** For who has asked to be erased: nobody else's browser asks for it. Put it in a Suspense boundary. */
export const AccountEndsBanner = import.meta.env.SSR
	? WholeAccountEndsBanner
	: lazy(async () => ({ default: (await import("./account-ends-banner")).AccountEndsBanner }));
