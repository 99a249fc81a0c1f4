import { useTranslation } from 'react-i18next';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useAsuntos, type Estado } from '../api.ts';
import { MatterRow } from './matter-row.tsx';
import classes from '../bandeja.module.css';

const EMPTY = {
  'por-responder': { title: 'bandeja.vacia.por-responder', text: 'bandeja.vacia.por-responder-texto' },
  'en-espera': { title: 'bandeja.vacia.en-espera', text: 'bandeja.vacia.en-espera-texto' },
  resueltas: { title: 'bandeja.vacia.resueltas', text: 'bandeja.vacia.resueltas-texto' },
} as const satisfies Record<Estado, { title: string; text: string }>;

/** The matters of one state. More are loaded when the end comes into view, or by a button. */
export function MatterList({ estado, openId }: { estado: Estado; openId: number | null }) {
  const { t } = useTranslation();
  const list = useAsuntos(estado);
  const { title, text } = EMPTY[estado];
  return (
    <ReadList list={list} empty={{ title: t(title), text: t(text) }} waiting={<Waiting />} problem={t('bandeja.error')}>
      {(items) => (
        <>
          <Rows aria-label={t('bandeja.titulo')}>
            {items.map((asunto) => (
              <MatterRow key={asunto.id} asunto={asunto} estado={estado} isOpen={asunto.id === openId} />
            ))}
          </Rows>
          <MoreInSight list={list} />
        </>
      )}
    </ReadList>
  );
}

/** The shape of a list that is to come. */
export function Waiting() {
  return (
    <Rows aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index} className={classes.row}>
          <Block width="2.5rem" height="2.5rem" round />
          <span className={classes.rowMain}>
            <Block width="55%" />
            <Block width="80%" />
          </span>
        </li>
      ))}
    </Rows>
  );
}
