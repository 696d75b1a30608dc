import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Skeleton, SkeletonGroup } from "#app/ui/states/skeleton.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { Specimen } from "./specimen";

export function TabSets() {
	return (
		<Specimen name="tabs">
			<Tabs
				label="About the course"
				items={[
					{ id: "outline", label: "Outline", panel: <p className="text-ui">Four modules of four lessons.</p> },
					{ id: "reviews", label: "Reviews", panel: <p className="text-ui">212 of them.</p> },
					{ id: "teacher", label: "Teacher", panel: <p className="text-ui">Answers questions on Tuesdays.</p> },
				]}
			/>
			<TabLinks
				label="Parts of the school"
				items={[
					{ to: "/developers/ui", label: "Components" },
					{ to: "/courses", label: "Courses", count: 6 },
					{ to: "/pricing", label: "Pricing" },
				]}
			/>
			<Breadcrumbs
				label="Where a sample stands"
				items={[{ label: "Home", to: "/" }, { label: "Courses", to: "/courses" }, { label: "Item 2" }]}
			/>
			<div>
				<Disclosure summary="What a price is made of" aside="4 lessons" open>
					<p className="text-ui text-ink-muted">Asking price, market price, your price.</p>
				</Disclosure>
				<Disclosure summary="Comparables" aside="4 lessons">
					<p className="text-ui text-ink-muted">Choosing three of them.</p>
				</Disclosure>
			</div>
		</Specimen>
	);
}

export function Cards() {
	return (
		<Specimen name="cards">
			<Card>
				<p className="text-ui">A box for a thing: price, continue, exercise.</p>
			</Card>
			<Card floating>
				<p className="text-ui">It floats over something else, so it has the one shadow.</p>
			</Card>
		</Specimen>
	);
}

export function Skeletons() {
	return (
		<Specimen name="skeletons">
			<SkeletonGroup label="Loading..." className="grid gap-3">
				<Skeleton className="aspect-3/2" />
				<Skeleton className="h-5 w-5/6" />
				<Skeleton className="h-5 w-1/2" />
				<Skeleton className="h-4" />
			</SkeletonGroup>
		</Specimen>
	);
}
