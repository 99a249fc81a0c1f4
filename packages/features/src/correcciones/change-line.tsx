import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import { spanOf } from '../day/hour-on.ts';
import { OldNew } from '../day/old-new.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { spanOfProposal } from './matter-words.ts';
import classes from './correcciones.module.css';

/** What is proposed, in one line: from which hour to which, or a whole day as its span. */
export function ChangeLine({ asunto }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  const [first, ...more] = asunto.correcciones;
  if (!first) return null;
  const day = spanOfProposal(asunto);
  return (
    <span className={classes.line}>
      {day ? <b>{spanOf([day], asunto.fecha, format)}</b> : <OldNew of={first} format={format} />}
      {!day && more.length > 0 && (
        <Text span size="sm" c="dimmed">
          {t('bandeja.mas', { count: more.length })}
        </Text>
      )}
    </span>
  );
}
