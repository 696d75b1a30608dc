import type { InitOptions } from "i18next";
import type authoring from "#locales/en/learning/authoring.json";
import type catalog from "#locales/en/learning/catalog.json";
import type certificates from "#locales/en/learning/certificates.json";
import type dashboard from "#locales/en/learning/dashboard.json";
import type lesson from "#locales/en/learning/lesson.json";
import type notes from "#locales/en/learning/notes.json";
import type desk from "#locales/en/library/desk.json";
import type glossary from "#locales/en/library/glossary.json";
import type help from "#locales/en/library/help.json";
import type legal from "#locales/en/library/legal.json";
import type library from "#locales/en/library/library.json";
import type manuals from "#locales/en/library/manuals.json";
import type resources from "#locales/en/library/resources.json";
import type search from "#locales/en/library/search.json";
import type affiliates from "#locales/en/money/affiliates.json";
import type billing from "#locales/en/money/billing.json";
import type checkout from "#locales/en/money/checkout.json";
import type coupons from "#locales/en/money/coupons.json";
import type earnings from "#locales/en/money/earnings.json";
import type invoices from "#locales/en/money/invoices.json";
import type orderdesk from "#locales/en/money/orderdesk.json";
import type orders from "#locales/en/money/orders.json";
import type payouts from "#locales/en/money/payouts.json";
import type plans from "#locales/en/money/plans.json";
import type pricing from "#locales/en/money/pricing.json";
import type reconciliation from "#locales/en/money/reconciliation.json";
import type refunds from "#locales/en/money/refunds.json";
import type revenue from "#locales/en/money/revenue.json";
import type tax from "#locales/en/money/tax.json";
import type waiting from "#locales/en/money/waiting.json";
import type admin from "#locales/en/operations/admin.json";
import type deeds from "#locales/en/operations/deeds.json";
import type errors from "#locales/en/operations/errors.json";
import type exports from "#locales/en/operations/exports.json";
import type history from "#locales/en/operations/history.json";
import type mail from "#locales/en/operations/mail.json";
import type outbox from "#locales/en/operations/outbox.json";
import type settings from "#locales/en/operations/settings.json";
import type status from "#locales/en/operations/status.json";
import type uploads from "#locales/en/operations/uploads.json";
import type access from "#locales/en/people/access.json";
import type account from "#locales/en/people/account.json";
import type auth from "#locales/en/people/auth.json";
import type factors from "#locales/en/people/factors.json";
import type intake from "#locales/en/people/intake.json";
import type people from "#locales/en/people/people.json";
import type privacy from "#locales/en/people/privacy.json";
import type welcome from "#locales/en/people/welcome.json";
import type api from "#locales/en/site/api.json";
import type atlas from "#locales/en/site/atlas.json";
import type common from "#locales/en/site/common.json";
import type developers from "#locales/en/site/developers.json";
import type forms from "#locales/en/site/forms.json";
import type frame from "#locales/en/site/frame.json";
import type gallery from "#locales/en/site/gallery.json";
import type home from "#locales/en/site/home.json";
import type keys from "#locales/en/site/keys.json";
import type lists from "#locales/en/site/lists.json";
import type share from "#locales/en/site/share.json";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "./languages";

/** `common` is on every page. */
export type Words = {
	access: typeof access;
	account: typeof account;
	admin: typeof admin;
	atlas: typeof atlas;
	affiliates: typeof affiliates;
	api: typeof api;
	auth: typeof auth;
	authoring: typeof authoring;
	billing: typeof billing;
	catalog: typeof catalog;
	certificates: typeof certificates;
	checkout: typeof checkout;
	common: typeof common;
	coupons: typeof coupons;
	dashboard: typeof dashboard;
	deeds: typeof deeds;
	desk: typeof desk;
	developers: typeof developers;
	earnings: typeof earnings;
	errors: typeof errors;
	exports: typeof exports;
	factors: typeof factors;
	forms: typeof forms;
	frame: typeof frame;
	gallery: typeof gallery;
	glossary: typeof glossary;
	help: typeof help;
	history: typeof history;
	home: typeof home;
	intake: typeof intake;
	keys: typeof keys;
	legal: typeof legal;
	invoices: typeof invoices;
	lesson: typeof lesson;
	library: typeof library;
	lists: typeof lists;
	mail: typeof mail;
	manuals: typeof manuals;
	notes: typeof notes;
	orders: typeof orders;
	orderdesk: typeof orderdesk;
	reconciliation: typeof reconciliation;
	outbox: typeof outbox;
	plans: typeof plans;
	payouts: typeof payouts;
	pricing: typeof pricing;
	privacy: typeof privacy;
	refunds: typeof refunds;
	resources: typeof resources;
	revenue: typeof revenue;
	search: typeof search;
	settings: typeof settings;
	share: typeof share;
	people: typeof people;
	status: typeof status;
	tax: typeof tax;
	uploads: typeof uploads;
	waiting: typeof waiting;
	welcome: typeof welcome;
};
export type Namespace = keyof Words;

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Words;
	}
}

/** Shared by server and browser. Keys are typed from the English files. */
export const I18N_OPTIONS = {
	supportedLngs: [...LANGUAGE_CODES],
	fallbackLng: DEFAULT_LANGUAGE,
	defaultNS: "common",
	fallbackNS: "common",
	interpolation: { escapeValue: false },
	react: { useSuspense: true },
} satisfies InitOptions;
