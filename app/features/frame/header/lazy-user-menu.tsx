import { lazy } from "react";
import { UserMenu as WholeUserMenu } from "./user-menu";

/** For who is signed in: a visitor's browser never asks for it. Put it in a Suspense boundary. */
export const UserMenu = import.meta.env.SSR
	? WholeUserMenu
	: lazy(async () => ({ default: (await import("./user-menu")).UserMenu }));
