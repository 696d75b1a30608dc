import type { ReactNode } from "react";
import type { Layout } from "#app/shared/pages/page.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";

export const PAGE_SKELETONS: Record<Layout, () => ReactNode> = {
	page: () => (
		<div className="container-page py-10 md:py-14">
			<Title />
			<Lines count={2} className="mt-5 max-w-160" />
			<Grid className="mt-10 md:grid-cols-3" count={3} shape="h-56" />
		</div>
	),
	list: () => (
		<div className="container-page py-10 md:py-14">
			<Title />
			<div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
				<Grid className="max-lg:hidden" count={8} shape="h-8" />
				<Grid className="md:grid-cols-2" count={4} shape="aspect-3/2" />
			</div>
		</div>
	),
	article: () => (
		<div className="container-reading py-10 md:py-14">
			<Title />
			<Lines count={9} className="mt-8" />
		</div>
	),
	form: () => (
		<div className="mx-auto w-full max-w-120 px-(--gutter) py-14 md:py-18">
			<Title />
			<Grid className="mt-8" count={2} shape="h-18" />
			<Skeleton className="mt-6 h-13" />
		</div>
	),
	dashboard: () => (
		<div className="container-page py-10 md:py-14">
			<Title />
			<div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div>
					<Skeleton className="h-60" />
					<Grid className="mt-10" count={3} shape="h-20" />
				</div>
				<Grid count={2} shape="h-44" />
			</div>
		</div>
	),
	room: () => (
		<div className="grid lg:grid-cols-[19rem_minmax(0,1fr)]">
			<Grid className="content-start p-6 max-lg:hidden" count={9} shape="h-9" />
			<div className="container-reading py-10">
				<Title />
				<Lines count={10} className="mt-8" />
			</div>
		</div>
	),
	settings: () => (
		<div className="container-page grid gap-x-16 py-10 md:py-12 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
			<Grid className="content-start max-lg:hidden" count={7} shape="h-8" />
			<div>
				<Title />
				<Grid className="mt-10" count={3} shape="h-32" />
			</div>
		</div>
	),
	admin: () => (
		<div className="grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
			<Grid className="content-start bg-surface-sunken p-3 pt-8 max-lg:hidden" count={6} shape="h-11" />
			<div className="px-(--gutter) py-10">
				<Title />
				<Grid className="mt-8 grid-cols-2 md:grid-cols-4" count={4} shape="h-24" />
				<Grid className="mt-10 gap-2" count={6} shape="h-13" />
			</div>
		</div>
	),
};

function Title() {
	return <Skeleton className="h-11 w-3/4 max-w-120" />;
}

function Lines({ count, className }: { count: number; className?: string }) {
	return <Grid className={className} count={count} shape="h-5 last:w-2/3" />;
}

function Grid({ count, shape, className = "" }: { count: number; shape: string; className?: string }) {
	return (
		<div className={`grid gap-4 ${className}`}>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and stay where they are
				<Skeleton key={index} className={shape} />
			))}
		</div>
	);
}
