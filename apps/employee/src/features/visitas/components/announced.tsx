import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import type { VisitaAnunciada } from '@jornada/contract/visitas/anuncios.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarEvent, IconShare2 } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { shareText } from '@jornada/web/native/share-text.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';

/** Whom one expects, day by day, with the code for the tablet. */
export function Announced({ of }: { of: readonly VisitaAnunciada[] }) {
  const { t } = useTranslation();
  return (
    <Rows padded framed="inset" aria-label={t('visitas.anunciar.esperas')}>
      {of.map((one) => (
        <OneAnnounced key={one.id} of={one} />
      ))}
    </Rows>
  );
}

function OneAnnounced({ of: { id, nombre, empresa, tipo, centro, fecha, hora, correo, codigo } }: { of: VisitaAnunciada }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useServices();
  const dia = format.capitalize(format.date(fecha, 'weekdayDay'));
  const takeBack = useSend(visitas.anularAnuncio, {
    refreshOnError: true,
    onSuccess: () => notices.show(t('visitas.anunciar.quitada', { nombre })),
  });
  const share = async (): Promise<void> => {
    const when = format.date(fecha, 'long');
    const text = t('visitas.anunciar.mensaje', {
      nombre,
      centro,
      codigo,
      dia: hora === null ? when : t('visitas.anunciar.cuando', { dia: when, hora: format.wallHour(hora) }),
    });
    const done = await shareText(text);
    if (done === 'copiado') notices.show(t('visitas.anunciar.copiado'));
    if (done === 'no') notices.show(t('logs.no-copiado'));
  };
  return (
    <Line
      isStrong
      lead={<Glyph of={IconCalendarEvent} data-tone="quiet" />}
      action={
        <>
          <ActionIcon aria-label={t('visitas.anunciar.compartir', { nombre })} onClick={() => void share()}>
            <Glyph of={IconShare2} />
          </ActionIcon>
          <Ask
            opener={t('visitas.anunciar.quitar')}
            openerLabel={`${t('visitas.anunciar.quitar')}: ${nombre}`}
            openerLook={{ size: 'compact-md' }}
            question={t('visitas.anunciar.quitar-pregunta', { nombre })}
            yes={t('visitas.anunciar.quitar')}
            isBusy={takeBack.isPending}
            error={takeBack.error}
            onYes={() => takeBack.mutate({ id })}
          />
        </>
      }
    >
      {[nombre, empresa].filter(Boolean).join(', ')}
      <small>
        {hora === null ? dia : t('visitas.anunciar.cuando', { dia, hora: format.wallHour(hora) })} ·{' '}
        {t('visitas.propias.en', { tipo, centro })}
      </small>
      <small>
        {t('visitas.anunciar.codigo', { codigo })}
        {correo && `, ${t('visitas.anunciar.enviado', { correo })}`}
      </small>
    </Line>
  );
}
