import { scryptSync } from "node:crypto";

const salt = "AAAAAAAAAAAAAAAAAAAAAA";
const key = (password: string) => scryptSync(password, Buffer.from(salt, "base64url"), 32, { N: 2, r: 8, p: 1 });

/** A scrypt hash with minimal cost, fast to verify because hashes store their parameters. */
export const quickHash = (password: string): string => `scrypt$1$8$1$${salt}$${key(password).toString("base64url")}`;
