import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { invalidateQueries } from "#app/shared/api-client/lazy-query-client.ts";
import { ENROLLMENTS_PATH } from "#app/shared/api-client/query-paths.ts";

export function useInvalidatedPath(isInLesson: boolean) {
	const { formMethod } = useNavigation();
	const isChanging = isInLesson || (formMethod !== undefined && formMethod !== "GET");
	const wasChanging = useRef(isChanging);

	useEffect(() => {
		if (wasChanging.current && !isChanging) void invalidateQueries(ENROLLMENTS_PATH);
		wasChanging.current = isChanging;
	}, [isChanging]);
}
