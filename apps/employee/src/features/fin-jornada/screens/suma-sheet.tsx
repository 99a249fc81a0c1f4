import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { LineaDiaVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useToday } from '../api.ts';

/** The sum behind the day's difference: presence, pauses, worked, expected. */
export function SumaSheet() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tipoid } = useParams({ from: '/shell/session/confirmacion-jornada/$tipoid/suma' });
  const { data: hoy } = useToday();
  const format = useFormat(hoy?.zona);
  const linea = hoy?.semana.find(({ fecha }) => fecha === hoy.fecha)?.linea;
  if (!linea) return null;
  const close = () => void navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid }, replace: true, resetScroll: false });
  return (
    <Sheet title={t('fin-jornada.suma.titulo')} closeLabel={t('fin-jornada.cerrar')} onClose={close}>
      <Ledger>
        {linea.sumandos.map((sumando) => (
          <Line key={`${sumando.clase}${sumando.inicio ?? ''}`} sumando={sumando} format={format} />
        ))}
      </Ledger>
    </Sheet>
  );
}

function Line({
  sumando: { clase, subtipo, inicio, fin, minutos },
  format,
}: {
  sumando: LineaDiaVista['sumandos'][number];
  format: Format;
}) {
  const { t } = useTranslation();
  const detail = inicio && fin ? format.hourRange(inicio, fin) : undefined;
  switch (clase) {
    case 'presencia':
      return <LedgerRow label={t('fin-jornada.suma.presencia')} detail={detail} value={format.duration(minutos)} />;
    case 'pausa':
      return <LedgerRow label={t(`tipos.subtipos.${subtipo ?? 'personal'}`)} detail={detail} value={format.duration(minutos)} />;
    case 'trabajado':
      return <LedgerRow kind="subtotal" label={t('fin-jornada.suma.trabajado')} value={format.duration(minutos)} />;
    case 'previsto':
      return <LedgerRow label={t('fin-jornada.suma.previsto')} value={format.duration(minutos)} />;
    case 'diferencia':
      return (
        <LedgerRow kind="result" label={t('fin-jornada.suma.diferencia')} value={format.balance(minutos, '=')} tone={toneOf(minutos)} />
      );
  }
}
