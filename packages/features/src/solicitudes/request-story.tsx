import type { Icon } from '@tabler/icons-react';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { AccionSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { TRANSICIONES } from '@jornada/domain/solicitudes/estados.ts';
import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconCalendarPlus,
  IconCash,
  IconCheck,
  IconHourglassLow,
  IconPencil,
  IconSend,
  IconX,
} from '@jornada/ui/icons.ts';
import { Story, type StoryLine } from '@jornada/ui/story.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { isNoted } from './looks.ts';
import { useRequestWords } from './use-request-words.ts';

/** Sick leave is told and noted; nobody asks for it, and nobody approves it. */
const NOTED = { enviar: 'comunicar', aprobar: 'anotar', confirmar: 'anotar-sola' } as const;

const LOOKS: Record<AccionSolicitud, { icon: Icon; tone: StoryLine['tone'] }> = {
  guardar: { icon: IconPencil, tone: 'quiet' },
  enviar: { icon: IconSend, tone: 'accent' },
  cambiar: { icon: IconPencil, tone: 'quiet' },
  conformar: { icon: IconCheck, tone: 'accent' },
  aprobar: { icon: IconCheck, tone: 'accent' },
  rechazar: { icon: IconX, tone: 'bad' },
  retirar: { icon: IconArrowBackUp, tone: 'quiet' },
  'pedir-anulacion': { icon: IconArrowBackUp, tone: 'warn' },
  'retirar-anulacion': { icon: IconSend, tone: 'quiet' },
  'aceptar-anulacion': { icon: IconCheck, tone: 'quiet' },
  'negar-anulacion': { icon: IconX, tone: 'bad' },
  anular: { icon: IconX, tone: 'bad' },
  pagar: { icon: IconCash, tone: 'accent' },
  anotar: { icon: IconCheck, tone: 'accent' },
  prorrogar: { icon: IconCalendarPlus, tone: 'quiet' },
  'dar-alta': { icon: IconCalendarCheck, tone: 'accent' },
  confirmar: { icon: IconCheck, tone: 'accent' },
  mover: { icon: IconPencil, tone: 'quiet' },
  'volver-a-pedir': { icon: IconSend, tone: 'accent' },
  cancelar: { icon: IconArrowBackUp, tone: 'quiet' },
  recontar: { icon: IconCalendarCheck, tone: 'quiet' },
};

/** What happened to a request, and what is missing now. `isOwn`: its own person reads it. */
export function RequestStory({ of, isOwn }: { of: SolicitudAbierta; isOwn: boolean }) {
  const { t, format, shortDay } = useRequestWords();
  const { historia, espera, puede, persona } = of;
  const { profile } = useSession();
  // Who runs the company may decide what waits for somebody else; it still is that person's turn.
  const isOfAnother = profile?.EsAdmin && espera?.nombre && espera.nombre !== profile.NombreCompleto;
  const isMine = puede.decidir && !isOfAnother;
  const noted = isNoted(of);
  const textOf = (done: AccionSolicitud, autor: string): string => {
    const accion = noted && (done === 'enviar' || done === 'aprobar' || done === 'confirmar') ? NOTED[done] : done;
    return isOwn && TRANSICIONES[done].parte !== 'decisor' && autor === persona.nombre
      ? t(`solicitudes.historia.tu.${accion}`)
      : t(`solicitudes.historia.otra.${accion}`, { autor });
  };
  const lines = historia.map(({ accion, autor, momento, motivo }, index): StoryLine => ({
    key: index,
    when: `${shortDay(format.dayOf(momento))}, ${format.hour(momento)}`,
    ...LOOKS[accion],
    what: (
      <>
        {textOf(accion, autor)} {motivo && <small>{t('solicitudes.cita', { texto: motivo })}</small>}
      </>
    ),
  }));
  const missing = espera && {
    key: 'falta',
    when: t('solicitudes.historia.ahora'),
    icon: IconHourglassLow,
    tone: 'warn' as const,
    what: isMine
      ? t(noted ? 'solicitudes.historia.falta-anotarla' : 'solicitudes.historia.falta-tuya')
      : espera.nombre === null
        ? t('solicitudes.historia.falta-empresa')
        : t('solicitudes.historia.falta', { nombre: espera.nombre }),
  };
  return <Story lines={missing ? [...lines, missing] : lines} />;
}
