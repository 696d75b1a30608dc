import { enrollInCourse } from "#app/features/learning/enrollment/enroll-in-course.server.ts";
import { toApiEnrollment } from "#app/features/learning/enrollment/enrollment-shape.ts";
import { ownEnrollments } from "#app/features/learning/enrollment/own-enrollments.server.ts";
import { EnrollmentInput } from "#app/features/learning/enrollment/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";

/** 200: the caller's enrollments, latest activity first; `userId` is ignored. */
export const loader = guarded(anyUser, async ({ context, user }) => {
	const language = await context.language;
	return Response.json(await ownEnrollments(context.db, { userId: user.id, language }));
});

/** 201: created, 200: existing; 400 with fields, 402 when not owned, 404. */
export const action = guarded(anyUser, async ({ context, request, user }) => {
	if (request.method !== "POST") return apiError("methodNotAllowed", { headers: { Allow: "GET, POST" } });
	const input = EnrollmentInput.safeParse(await request.json());
	if (!input.success) return apiError("badRequest", { fields: await translatedFields(context, "lesson", input.error) });

	const outcome = await enrollInCourse(context.db, { user, courseId: input.data.courseId, now: new Date() });
	if (!outcome.ok) return apiError(outcome.reason);
	return Response.json(toApiEnrollment(outcome.enrollment), { status: outcome.created ? 201 : 200 });
});
