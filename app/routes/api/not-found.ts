import { everyone, guarded } from "../../features/auth/access.server";
import { apiError } from "../../shared/api/api-error.server";

export const loader = guarded(everyone, async () => apiError("notFound"));
export const action = loader;
