import { EnrollForm } from "#app/features/learning/catalog/course/enroll-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-style.ts";

export type PreviewStep = {
	courseId: number;
	/** Where one buys it or waits for it; null where one press enrolls. */
	to: string | null;
	/** In the language of the page: a lesson does not load the words of the catalogue. */
	label: string;
	pendingLabel: string;
};

/** The button of a free preview for who is signed in. */
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
