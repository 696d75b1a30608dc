import { ERROR_CODES } from "#app/shared/api/api-error-shape.ts";
import { ANSWER_SHAPES } from "./api-shapes";
import type { OpenApiDocument, OperationObject } from "./openapi";
import { API_GROUPS, type ApiGroup } from "./operation";
import { type OperationView, operationView } from "./operation-view";
import { type ShapeView, shapeView } from "./shape-view";

export type GroupView = { id: string; slug: ApiGroup; title: string; text: string; operations: OperationView[] };
export type ErrorView = { status: string; codes: readonly string[]; meaning: string };

export type ReferenceView = { groups: GroupView[]; errors: ErrorView[]; errorExample: string; shapes: ShapeView[] };

/** Derived from the OpenAPI document, so that both agree. `origin` is for the examples. */
export function referenceView(document: OpenApiDocument, origin: string): ReferenceView {
	const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, call]: [string, OperationObject]) => ({
			tag: call.tags[0],
			view: operationView(document, { origin, method: method.toUpperCase(), path }, call),
		})),
	);
	const errors = Object.entries(ERROR_CODES).map(([status, codes]) => {
		return { status, codes, meaning: document.components.responses[`Error${status}`]?.description ?? "" };
	});
	const malformed = document.components.responses.Error400?.content?.["application/json"];

	return {
		groups: document.tags.map(({ name, description }, index) => ({
			id: `group-${index + 1}`,
			slug: API_GROUPS[index] ?? API_GROUPS[0],
			title: name,
			text: description,
			operations: calls.filter(({ tag }) => tag === name).map(({ view }) => view),
		})),
		errors,
		errorExample: JSON.stringify(malformed?.example, null, 2),
		shapes: Object.keys(ANSWER_SHAPES).map((name) => shapeView(name, document.components.schemas[name] ?? {})),
	};
}

export type IndexEntry = { id: string; to: string; name: string; method: string | null; path: string | null };
export type IndexGroup = { id: string; to: string; title: string; text: string; entries: IndexEntry[] };

/** All calls and shapes by group; ids are the anchors of the former single page. */
export function indexOf({ groups, shapes }: ReferenceView, words: { title: string; text: string }): IndexGroup[] {
	return [
		...groups.map(({ id, slug, title, text, operations }) => ({
			id,
			to: `/developers/${slug}`,
			title,
			text,
			entries: operations.map((call) => ({
				id: `call-${call.id}`,
				to: `/developers/${slug}#call-${call.id}`,
				name: call.summary,
				method: call.method,
				path: call.path,
			})),
		})),
		{
			id: "shapes",
			to: "/developers/shapes",
			...words,
			entries: shapes.map(({ name }) => ({
				id: `shape-${name}`,
				to: `/developers/shapes#shape-${name}`,
				name,
				method: null,
				path: null,
			})),
		},
	];
}
