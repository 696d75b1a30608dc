-- Nobody gives a right that they do not hold: admins who hold all rights of before hold the new one as well.
UPDATE users SET capabilities = json_insert(capabilities, '$[#]', 'moderation')
	WHERE role = 'admin' AND instr(capabilities, '"moderation"') = 0
		AND instr(capabilities, '"content"') > 0 AND instr(capabilities, '"people"') > 0 AND instr(capabilities, '"money"') > 0
		AND instr(capabilities, '"support"') > 0 AND instr(capabilities, '"settings"') > 0;
