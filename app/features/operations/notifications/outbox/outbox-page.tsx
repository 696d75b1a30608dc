import { useTranslation } from "react-i18next";
import { useStepKeys } from "#app/shared/keys/use-step-keys.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ListForm } from "#app/ui/data-table/list-form.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { MessageDetail } from "./message-detail";
import { MessageList } from "./message-list";
import { MESSAGES_LIST, type MessageViewName, messagePath } from "./messages-query";
import type { DetailView, ListView } from "./outbox-view";
import { StateFilter } from "./state-filter";

type Props = {
	/** What the list can be narrowed to. */
	kinds: readonly { value: string; label: string }[];
	list: ListView;
	message: DetailView | null;
	/** True when the URL has a message; on phones it then replaces the list. */
	isOpened: boolean;
	view: MessageViewName;
	isGuest: boolean;
	maySend: boolean;
	seesOrders: boolean;
	sentAgain: "asked" | "changedMeanwhile" | "reported" | null;
	sentWaiting: number | null;
};

export function OutboxPage({
	kinds,
	list,
	message,
	isOpened,
	view,
	isGuest,
	maySend,
	seesOrders,
	sentAgain,
	sentWaiting,
}: Props) {
	const { t } = useTranslation("outbox");
	const { query, rows, pages } = list;
	const at = rows.findIndex(({ id }) => id === message?.id);
	const pathAt = (index: number) => {
		const row = rows[index];
		return row ? messagePath(row.id, query, view) : null;
	};
	const [previous, next] = at < 0 ? [null, pathAt(0)] : [pathAt(at - 1), pathAt(at + 1)];
	useStepKeys({ keys: ["k", "j"], previous, next, preventScrollReset: true });

	const kindFilter = useKindFilter(kinds);

	const isNarrowed = MESSAGES_LIST.isNarrowed(query);
	if (rows.length === 0 && !message && !isNarrowed && MESSAGES_LIST.isFirstPage(query))
		return <NoMail isGuest={isGuest} />;

	return (
		<>
			{sentWaiting === null ? null : <SentWaiting count={sentWaiting} />}
			<div
				className={classNames("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", isOpened && "max-lg:hidden")}
			>
				<ListForm
					list={MESSAGES_LIST}
					query={query}
					words={{ search: t("search"), filters: [kindFilter] }}
					columns={[]}
				/>
				<StateFilter list={list} />
			</div>
			<div className="mt-5 border-t border-line-strong lg:grid lg:grid-cols-[23.5rem_minmax(0,1fr)]">
				<div className={classNames("min-w-0 lg:border-r lg:border-line", isOpened && "max-lg:hidden")}>
					{rows.length > 0 ? (
						<MessageList list={list} shown={message?.id ?? null} view={view} pages={pages} />
					) : (
						<div className="py-6 lg:pr-6">
							<NoResults to={MESSAGES_LIST.path} />
						</div>
					)}
				</div>
				{message ? (
					<MessageDetail
						message={message}
						query={query}
						view={view}
						maySend={maySend}
						seesOrders={seesOrders}
						sentAgain={sentAgain}
						className={isOpened ? undefined : "max-lg:hidden"}
					/>
				) : null}
			</div>
		</>
	);
}

/** Every kind of mail by its name; those about one thing stand together. */
function useKindFilter(kinds: Props["kinds"]) {
	const { t } = useTranslation("outbox");
	return { name: "kind" as const, label: t("kind"), options: [...kinds] };
}

function SentWaiting({ count }: { count: number }) {
	const { t } = useTranslation("outbox");
	return (
		<Notice
			tone={count > 0 ? "success" : "info"}
			title={count > 0 ? t("sentWaiting", { count }) : t("sentNone")}
			className="mb-6"
		>
			{t(count > 0 ? "sentWaitingText" : "sentNoneText")}
		</Notice>
	);
}

function NoMail({ isGuest }: { isGuest: boolean }) {
	const { t } = useTranslation("outbox");
	const action = isGuest ? (
		<LinkButton to="/forgot-password" variant="secondary">
			{t("try")}
		</LinkButton>
	) : null;
	return (
		<EmptyState title={t("empty")} action={action}>
			{t("emptyText")}
		</EmptyState>
	);
}
