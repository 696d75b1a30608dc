import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { UploadForm } from "./hand-in-form";
import type { NewIntakePageData } from "./intake-data.server";
import { LatestIntakes } from "./latest-intakes";

type Props = Pick<NewIntakePageData, "title" | "kind" | "id" | "intakes"> & {
	answer: { reply: FormReply } | undefined;
};

export function NewIntakePage({ title, kind, id, intakes, answer }: Props) {
	const { t } = useTranslation("intake");
	return (
		<AdminFrame title={title}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t(`ledes.${kind}`)}</p>
			<UploadForm kind={kind} id={id} answer={answer} />
			<LatestIntakes kind={kind} intakes={intakes} />
		</AdminFrame>
	);
}
