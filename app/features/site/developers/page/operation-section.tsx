import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { OperationView } from "../operation-view";
import { AnswersTable } from "./answers-table";
import { CodeSample } from "./code-sample";
import { FieldsTable } from "./fields-table";
import { ParametersTable } from "./parameters-table";

export function OperationSection({ operation }: { operation: OperationView }) {
	const { t } = useTranslation("developers");
	const { id, method, path, parameters, body, answers } = operation;

	return (
		<article
			id={`call-${id}`}
			aria-labelledby={`call-${id}-title`}
			className="grid gap-x-10 gap-y-8 border-line py-10 not-first:border-t first:pt-0 xl:grid-cols-[minmax(0,1fr)_24rem]"
		>
			<div className="grid content-start gap-8">
				<header>
					<h2 id={`call-${id}-title`} className="text-step-4">
						{operation.summary}
					</h2>
					<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
						<code translate="no" className="font-mono text-label wrap-anywhere">
							<b>{method}</b> {path}
						</code>
						{operation.needsSignIn ? <Badge>{t("operation.signedIn")}</Badge> : null}
					</p>
					<p className="mt-3 text-ui text-ink-muted">{operation.description}</p>
				</header>
				{parameters.length > 0 ? <ParametersTable parameters={parameters} /> : null}
				{body.length > 0 ? <FieldsTable caption={t("operation.body")} fields={body} /> : null}
				<AnswersTable answers={answers} errors={operation.errors} />
			</div>
			<div className="grid content-start gap-5">
				<CodeSample title={t("operation.request")} code={operation.curl} canCopy />
				{answers.map(({ status, example }) =>
					example === null ? null : (
						<CodeSample key={status} title={t("operation.answer", { status })} code={example} />
					),
				)}
			</div>
		</article>
	);
}
