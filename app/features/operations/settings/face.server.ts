export { changeSetting } from "./change-setting.server.ts";
export { answerSettingForm } from "./page/answer-setting-form.server.ts";
export { settingsPageData } from "./page/settings-page-data.server.ts";
export {
	findLatestChanges,
	findSettings,
	listChangesOf,
	listSettingChanges,
} from "./settings.repository.server.ts";
