import { MOST_MESSAGES_PER_HOUR } from '#domain/notification/message-budget.ts';

export const MESSAGE_COUNT_INVALID = `Indiquez un nombre entre 1 et ${MOST_MESSAGES_PER_HOUR}.`;
