/** The fields a message gives for a ride; others are absent. `date` is 'YYYY-MM-DD' and `time` 'HH:mm', in Paris. */
export type PastedRide = {
  client?: string;
  phone?: string;
  email?: string;
  passenger?: string;
  passengerPhone?: string;
  date?: string;
  time?: string;
  /** The time is that of a landing or of an arriving train. */
  isLanding?: boolean;
  pickup?: string;
  destination?: string;
  stops?: string[];
  returnDate?: string;
  returnTime?: string;
  hours?: number;
  passengers?: number;
  luggage?: number;
  travelReference?: string;
  babySeats?: number;
  boosters?: number;
  animals?: number;
};
export type PastedField = Exclude<keyof PastedRide, 'isLanding'>;
