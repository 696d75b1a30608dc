import { EnrollForm } from "#app/features/learning/catalog/course/enroll-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-style.ts";

export type PreviewStep = {
	courseId: number;
	to: string | null;
	/** Translated on the server: lesson pages do not load the catalog's words. */
	label: string;
	pendingLabel: string;
};

export function PreviewAction({ step, ...look }: ButtonLook & { step: PreviewStep; className?: string }) {
	const { courseId, to, label, pendingLabel } = step;
	if (to) {
		return (
			<LinkButton to={to} {...look}>
				{label}
			</LinkButton>
		);
	}
	return (
		<EnrollForm courseId={courseId}>
			{(isEnrolling) => (
				<Button type="submit" pending={isEnrolling} pendingLabel={pendingLabel} {...look}>
					{label}
				</Button>
			)}
		</EnrollForm>
	);
}
