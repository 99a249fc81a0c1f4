import type { Icon } from '@tabler/icons-react';
import type { ClaseDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { IconFileCertificate, IconFileText, IconReceiptEuro, IconSchool, IconShieldCheck, IconWritingSign } from '@jornada/ui/icons.ts';

/** The icon of a kind of document, by what it is about. */
export const ICON_OF_CLASE: Record<ClaseDocumento, Icon> = {
  nomina: IconReceiptEuro,
  prevencion: IconShieldCheck,
  formacion: IconSchool,
  certificado: IconFileCertificate,
  contrato: IconWritingSign,
  otro: IconFileText,
};
