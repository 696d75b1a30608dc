import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";

type Props = {
	topics: readonly { key: string; name: string }[];
	/** The chosen courses and their learners, counted; null without script. */
	touches: string | null;
	problem: string | undefined;
};

/** Gives the chosen courses another topic. Part of the form of the bar. */
export function TopicOfChosen({ topics, touches, problem }: Props) {
	const { t } = useTranslation("all-courses");
	return (
		<div className="flex flex-wrap items-start gap-3">
			<SelectField
				id="chosen-topic"
				name="topic"
				label={t("many.topic")}
				error={problem}
				defaultValue=""
				className="max-w-full min-w-0"
			>
				<option value="">{t("many.chooseTopic")}</option>
				{topics.map(({ key, name }) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</SelectField>
			{/* Beside the list and below its label, also while the question is open. */}
			<div className="sm:mt-7">
				<ConfirmButton
					name="intent"
					value="setTopic"
					variant="secondary"
					question={<Touching what={touches}>{t("many.topicQuestion")}</Touching>}
					confirm={t("many.topicConfirm")}
				>
					{t("many.setTopic")}
				</ConfirmButton>
			</div>
		</div>
	);
}

/** A question with what its answer touches. */
export function Touching({ what, children }: { what: string | null; children: ReactNode }) {
	return (
		<>
			{what ? <strong className="mb-1 block font-strong">{what}</strong> : null}
			{children}
		</>
	);
}
