/** The words of the official form (BOE): they are Spanish in every language. */
export const OFICIAL = {
  titulo: 'Modelo 145',
  subtitulo: 'Retenciones sobre rendimientos del trabajo. Comunicación de datos al pagador (artículo 88 del Reglamento del IRPF)',
  aviso:
    'Si prefiere no comunicar a la empresa o entidad pagadora alguno de los datos, la retención que se le practique podría resultar superior a la procedente. La inclusión de datos falsos, incompletos o inexactos, o la falta de comunicación de variaciones, es infracción tributaria sancionable con multa del 35 al 150 por 100 de las cantidades que se hubieran dejado de retener (artículo 205 de la Ley General Tributaria).',
  secciones: {
    perceptor: '1. Datos del perceptor que efectúa la comunicación',
    descendientes:
      '2. Hijos y otros descendientes menores de 25 años, o mayores de dicha edad si son discapacitados, que conviven con el perceptor',
    ascendientes: '3. Ascendientes mayores de 65 años, o menores de dicha edad si son discapacitados, que conviven con el perceptor',
    judicial:
      '4. Pensiones compensatorias en favor del cónyuge y anualidades por alimentos en favor de los hijos, fijadas por decisión judicial',
    vivienda:
      '5. Pagos por la adquisición o rehabilitación de la vivienda habitual utilizando financiación ajena, con derecho a deducción en el IRPF',
    firma: '6. Fecha y firma de la comunicación',
    acuse: '7. Acuse de recibo',
  },
  campos: {
    nif: 'NIF',
    nombre: 'Apellidos y nombre',
    nacimiento: 'Año de nacimiento',
    situacion: 'Situación familiar',
    conyuge: 'NIF del cónyuge',
    discapacidad: 'Discapacidad (grado reconocido)',
    movilidad: 'Movilidad geográfica (fecha de traslado)',
    irregulares: 'Rendimientos con período de generación superior a 2 años en los 5 períodos impositivos anteriores',
    adopcion: 'Año de adopción o acogimiento',
    entero: 'Cómputo por entero',
    convivencia: 'Convivencia con otros descendientes (número)',
    compensatoria: 'Pensión compensatoria en favor del cónyuge (importe anual)',
    anualidades: 'Anualidades por alimentos en favor de los hijos (importe anual)',
    vivienda: 'Pagos por préstamos para la vivienda habitual anteriores a 1 de enero de 2013, con derecho a deducción',
    efecto: 'Produce efectos desde',
    empresa: 'Empresa o entidad pagadora',
    autorizado: 'Firma autorizada',
    huella: 'Huella (SHA-256) de lo firmado',
  },
  situaciones: {
    1: '1. Soltero/a, viudo/a, divorciado/a o separado/a legalmente, con hijos menores de 18 años (o mayores incapacitados) que conviven exclusivamente con usted',
    2: '2. Casado/a y no separado/a legalmente cuyo cónyuge no obtiene rentas superiores a 1.500 euros anuales',
    3: '3. Situación familiar distinta de las dos anteriores, o prefiere no manifestarla',
  },
  grados: { 0: 'No', 1: 'Igual o superior al 33 % e inferior al 65 %', 2: 'Igual o superior al 65 %' },
  ayuda: 'con ayuda de terceras personas o movilidad reducida',
  si: 'Sí',
  no: 'No',
  ninguno: 'Ninguno',
  metodos: { pin: 'PIN de documentos', llave: 'llave de acceso', contrasena: 'contraseña', sesion: 'acceso reciente' },
  firmado: 'Firmado electrónicamente por',
  con: 'con',
  pendiente: 'Pendiente del acuse de recibo de la empresa.',
} as const;
