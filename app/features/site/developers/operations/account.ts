import { z } from "zod";
import type { ApiOperation } from "../operation";

const user = {
	id: 1,
	name: "Mira Novak",
	email: "mira@mail.example",
	role: "student",
	membershipType: "free",
	profileImageUrl: null,
} as const;
const signedIn = { token: "pV3kQ0c1nYtq7wVbF2m8Zr5xJd9sLhUe", user };

export const ACCOUNT_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "register",
		group: "account",
		method: "POST",
		path: "/api/auth/register",
		access: "everyone",
		isTranslated: true,
		body: {
			shape: "Registration",
			example: { name: "Mira Novak", email: "mira@mail.example", password: "a quiet green valley" },
		},
		answers: { 201: { kind: "one", shape: "SignedIn", example: signedIn, headers: ["Set-Cookie"] } },
		refusals: [409],
	},
	{
		name: "signIn",
		group: "account",
		method: "POST",
		path: "/api/auth/login",
		access: "everyone",
		isTranslated: true,
		body: { shape: "Credentials", example: { email: "mira@mail.example", password: "a quiet green valley" } },
		answers: { 200: { kind: "one", shape: "SignedIn", example: signedIn, headers: ["Set-Cookie"] } },
		refusals: [403],
	},
	{
		name: "signOut",
		group: "account",
		method: "POST",
		path: "/api/auth/logout",
		access: "everyone",
		answers: { 200: { kind: "one", shape: "SignedOut", example: { ok: true }, headers: ["Set-Cookie"] } },
	},
	{
		name: "currentUser",
		group: "account",
		method: "GET",
		path: "/api/auth/me",
		access: "user",
		answers: { 200: { kind: "one", shape: "User", example: user } },
	},
	{
		name: "exportData",
		group: "account",
		method: "GET",
		path: "/api/me/export",
		access: "user",
		query: [{ name: "file", schema: z.enum(["zip"]), example: "zip" }],
		answers: {
			200: {
				kind: "one",
				shape: "DataExport",
				example: {
					state: "ready",
					done: 71,
					total: 71,
					expiresAt: "2026-11-21T10:00:00.000Z",
					downloadUrl: "https://school.example/exports/0d0f3c5e-8a51-4b5e-9a53-1f2c8a7d6e90",
				},
			},
			202: {
				kind: "one",
				shape: "DataExport",
				example: { state: "running", done: 12, total: 71, downloadUrl: null, expiresAt: null },
			},
		},
		refusals: [403],
	},
	{
		name: "deleteAccount",
		group: "account",
		method: "DELETE",
		path: "/api/me",
		access: "user",
		isTranslated: true,
		answers: {
			202: {
				kind: "one",
				shape: "AccountEnd",
				example: { endsAt: "2026-12-04T10:00:00.000Z" },
				headers: ["Set-Cookie"],
			},
		},
		refusals: [409],
	},
];
