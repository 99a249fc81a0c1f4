import { useTranslation } from 'react-i18next';
import { correo, type CorreoVista } from '@jornada/contract';
import { IconAlertTriangle, IconCheck, IconHourglassLow, IconUserShare } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { ToPeople } from '../../../shared/to-people.tsx';
import { OneMail } from '../components/one-mail.tsx';
import { correoSearch, ESTADOS } from '../search.ts';

/** The mails of the company: waiting, sent, or handed over if there is no mail server. */
export function CorreoScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(correoSearch);
  const { estado = 'todos' } = place.search;
  const list = useList(correo.listado, { estado: estado === 'todos' ? undefined : estado });
  const isByHand = list.data?.seEnvia === false;
  // Where a mail server sends them, none is handed over.
  const states = ESTADOS.filter((one) => one !== 'entregado' || estado === one || isByHand);
  return (
    <ListPage
      title={t('intranet.menu.correo')}
      place={place}
      list={list}
      empty={
        estado === 'todos'
          ? { title: t('correos.vacio'), text: t('correos.vacio-texto'), action: <ToPeople /> }
          : { title: t('correos.vacio') }
      }
      renderRow={(mail) => ({
        id: mail.id,
        name: mail.destinatario ?? mail.para,
        note: mail.destinatario === null ? mail.asunto : `${mail.asunto} · ${mail.para}`,
        end: `${format.date(format.dayOf(mail.creado), 'day')}, ${format.hour(mail.creado)}`,
        facts: <State mail={mail} />,
      })}
      renderOne={(mail) => <OneMail key={mail.id} mail={mail} onClose={() => place.show(null)} />}
      filters={
        <>
          <SegmentChoice
            mb="md"
            aria-label={t('correos.estado')}
            value={estado}
            options={states.map((value) => ({ value, label: t(`correos.estados.${value}`) }))}
            onChoose={(value) => place.set({ estado: value })}
          />
          {isByHand && <Hint>{t('correos.a-mano')}</Hint>}
        </>
      }
    />
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
