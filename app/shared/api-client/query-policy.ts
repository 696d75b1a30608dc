import { MINUTE_MS } from "../durations.ts";
import { ENROLLMENTS_PATH } from "./query-paths";
import { createReader } from "./query-reader";
import { mutationRetryDelay, queryRetryDelay, shouldRetryMutation, shouldRetryQuery } from "./retry-policy";

export const QUERY_DEFAULTS = {
	queryFn: createReader({ on401: "throw" }),
	staleTime: 5 * MINUTE_MS,
	refetchInterval: false,
	refetchOnWindowFocus: false,
	retry: shouldRetryQuery,
	retryDelay: queryRetryDelay,
} as const;

export const MUTATION_DEFAULTS = {
	retry: shouldRetryMutation,
	retryDelay: mutationRetryDelay,
	// Offline, a change fails at once instead of waiting for a connection.
	networkMode: "always",
} as const;

export type ApiQuery<T> = {
	queryKey: readonly [path: string, ...parts: (string | number)[]];
	staleTime?: number;
	gcTime?: number;
	retry?: boolean;
	queryFn?: (asked: { queryKey: readonly unknown[]; signal?: AbortSignal }) => Promise<unknown>;
	answer?: T;
};

export const currentUserQuery = <T>(): ApiQuery<T | null> => ({
	queryKey: ["/api/auth/me"],
	queryFn: createReader({ on401: "returnNull" }),
	staleTime: 5 * MINUTE_MS,
	retry: false,
});

type PlatformStats = {
	totalUsers: number;
	activeEnrollments: number;
	successRate: number;
	countries: number;
	totalCourses: number;
};

export const platformStatsQuery: ApiQuery<PlatformStats> = {
	queryKey: ["/api/platform-stats"],
	staleTime: 5 * MINUTE_MS,
	gcTime: 10 * MINUTE_MS,
};

export const coursesQuery = <T>(language: string): ApiQuery<T[]> => ({ queryKey: [`/api/courses?lang=${language}`] });

export const enrollmentsQuery = <T>(language: string): ApiQuery<T[]> => ({
	queryKey: [`${ENROLLMENTS_PATH}?lang=${language}`],
});

export function enrollmentsOf<T extends { userId: number }>(enrollments: readonly T[], userId: number): T[] {
	return enrollments.filter((enrollment) => enrollment.userId === userId);
}
