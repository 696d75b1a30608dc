import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(everyone, async () => apiError("notFound"));
export const action = loader;
