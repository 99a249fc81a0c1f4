import type { Icon } from '@tabler/icons-react';
import type { ActoDocumento, ClaseDocumento, EstadoDocumento } from '@jornada/domain/documentacion/modelo.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBell,
  IconCash,
  IconCertificate,
  IconChecks,
  IconCircleCheck,
  IconDownload,
  IconEye,
  IconFileText,
  IconHourglassLow,
  IconMail,
  IconRepeat,
  IconSchool,
  IconShieldCheck,
  IconSignature,
  IconUpload,
} from '@jornada/ui/icons.ts';
import type { Tone } from '@jornada/ui/status-pill.tsx';

/** The sign of what a kind of document is about. */
export const CLASE_ICON: Record<ClaseDocumento, Icon> = {
  nomina: IconCash,
  prevencion: IconShieldCheck,
  formacion: IconSchool,
  certificado: IconCertificate,
  contrato: IconSignature,
  otro: IconFileText,
};

/** How the state of a document looks. */
export const ESTADO_LOOK: Record<EstadoDocumento, { icon: Icon; tone: Tone }> = {
  nuevo: { icon: IconMail, tone: 'quiet' },
  abierto: { icon: IconEye, tone: 'quiet' },
  'por-firmar': { icon: IconHourglassLow, tone: 'warn' },
  firmado: { icon: IconCircleCheck, tone: 'accent' },
  disconforme: { icon: IconAlertTriangle, tone: 'bad' },
  sustituido: { icon: IconRepeat, tone: 'quiet' },
  retirado: { icon: IconArrowBackUp, tone: 'quiet' },
};

type StoryTone = 'accent' | 'warn' | 'bad' | 'quiet';

/** How an act of the history of a document looks. */
export const ACTO_LOOK: Record<ActoDocumento, { icon: Icon; tone: StoryTone }> = {
  publicado: { icon: IconUpload, tone: 'quiet' },
  abierto: { icon: IconEye, tone: 'quiet' },
  visto: { icon: IconChecks, tone: 'accent' },
  firmado: { icon: IconSignature, tone: 'accent' },
  disconforme: { icon: IconAlertTriangle, tone: 'bad' },
  descargado: { icon: IconDownload, tone: 'quiet' },
  recordado: { icon: IconBell, tone: 'quiet' },
  sustituido: { icon: IconRepeat, tone: 'warn' },
  retirado: { icon: IconArrowBackUp, tone: 'bad' },
};
