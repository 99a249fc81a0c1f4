import { useTranslation } from 'react-i18next';
import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { chat } from '@jornada/contract/chat/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useChatWords } from '../use-words.ts';
import classes from './list.module.css';

type Props = { texto: string; /** Only in this room. */ salaId?: number; hasRooms?: boolean; onChoose?: (numero: number) => void };

/** Messages with what was typed, in the own rooms or in one of them. */
export function FoundMessages({ texto, salaId, hasRooms = false, onChoose }: Props) {
  const { t } = useTranslation();
  const date = useFormat();
  const { nameOf } = useChatWords();
  const { data, isPending } = useRead(chat.buscar, { texto, ...(salaId !== undefined && { SalaId: salaId }) }, { keeps: true });
  if (isPending) return <WaitingRows />;
  const found = data?.items ?? [];
  if (found.length === 0)
    return hasRooms ? null : (
      <Text c="dimmed" my="md" role="status">
        {t('chat.sin-hallazgos', { texto })}
      </Text>
    );
  return (
    <>
      {salaId === undefined && (
        <Title order={2} size="h4" mt="md">
          {t('chat.mensajes')}
        </Title>
      )}
      <ul className={classes.rows}>
        {found.map(({ SalaId, sala, clase, numero, autor, texto: words, momento }) => (
          <li key={`${SalaId} ${numero}`}>
            <Link
              className={classes.row}
              to="/chat-view/$SalaId"
              params={{ SalaId: String(SalaId) }}
              search={(was: object) => ({ ...was, mensaje: numero })}
              resetScroll={false}
              onClick={() => onChoose?.(numero)}
            >
              <span className={classes.words}>
                <span className={classes.top}>
                  <span className={classes.name}>{salaId === undefined ? nameOf({ clase, nombre: sala }) : (autor ?? '')}</span>
                  <span className={classes.when}>{date.date(date.dayOf(momento), 'day')}</span>
                </span>
                <span className={classes.found}>
                  {salaId === undefined && autor ? t('chat.dice', { quien: autor, texto: words }) : words}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
