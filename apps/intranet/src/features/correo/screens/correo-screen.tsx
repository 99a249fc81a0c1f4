import { useTranslation } from 'react-i18next';
import { correo, type CorreoVista } from '@jornada/contract';
import { IconAlertTriangle, IconCheck, IconHourglassLow, IconUserShare } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { More } from '../../../shared/more.tsx';
import { useRows } from '../../../shared/use-rows.ts';
import { ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Segments } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { usePlace } from '../../../shared/use-place.ts';
import { correoSearch } from '../search.ts';
import { OneMail } from '../components/one-mail.tsx';

const ESTADOS = ['todos', 'pendiente', 'entregado', 'enviado', 'fallido'] as const;

/** The mails of the company: waiting, sent, or handed over where no mail server is set. */
export function CorreoScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, open, show, set } = usePlace(correoSearch);
  const estado = ESTADOS.find((one) => one === search.estado) ?? 'todos';
  const { query, more } = useRows(correo.listado, estado === 'todos' ? {} : { estado });
  // Where a mail server sends them, none is handed over.
  const states = ESTADOS.filter((one) => one !== 'entregado' || estado === one || query.data?.seEnvia === false);
  const chosen = query.data?.items.find(({ id }) => id === open);
  return (
    <Page title={t('intranet.menu.correo')}>
      <ListAside aside={chosen && <OneMail key={chosen.id} mail={chosen} onClose={() => show(null)} />}>
        <Segments
          label={t('correos.estado')}
          value={estado}
          items={states.map((value) => ({ value, label: t(`correos.estados.${value}`) }))}
          onChange={(value) => set({ estado: value })}
        />
        <Loaded query={query}>
          {({ items, total, seEnvia }) => (
            <>
              {!seEnvia && <p className={parts.note}>{t('correos.a-mano')}</p>}
              {items.length === 0 ? (
                <EmptyState title={t('correos.vacio')} />
              ) : (
                <>
                  <Rows label={t('intranet.menu.correo')}>
                    {items.map((mail) => (
                      <Row
                        key={mail.id}
                        name={mail.asunto}
                        note={mail.para}
                        end={`${format.date(format.dayOf(mail.creado), 'day')}, ${format.hour(mail.creado)}`}
                        facts={<State mail={mail} />}
                        isOpen={mail.id === open}
                        onOpen={() => show(mail.id)}
                      />
                    ))}
                  </Rows>
                  <More shown={items.length} total={total} onMore={more} />
                </>
              )}
            </>
          )}
        </Loaded>
      </ListAside>
    </Page>
  );
}

const LOOKS = {
  pendiente: { icon: IconHourglassLow, tone: 'warn' },
  entregado: { icon: IconUserShare, tone: 'accent' },
  enviado: { icon: IconCheck, tone: 'accent' },
  fallido: { icon: IconAlertTriangle, tone: 'bad' },
} as const;

function State({ mail: { estado } }: { mail: CorreoVista }) {
  const { t } = useTranslation();
  return <StatusPill {...LOOKS[estado]}>{t(estado === 'entregado' ? 'correos.entregado' : `correos.estados.${estado}`)}</StatusPill>;
}
